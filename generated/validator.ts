// Generated from schemas/ by `npm run codegen`: do not edit.

/** One fault, in the words of ajv. */
export interface ValidationError {
  /** RFC 6901 pointer into the value. */
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: { readonly [name: string]: unknown };
  readonly message?: string;
}

/** A generated validator. After a call that answered false, `errors` holds the faults of that call. */
export interface Validator<T> {
  (value: unknown): value is T;
  readonly errors?: readonly ValidationError[] | null;
}
