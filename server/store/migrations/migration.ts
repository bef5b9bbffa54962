/** One step of the schema, applied in one transaction and never changed once released. */
export interface Migration {
  /** 1, 2, 3 … without a hole. */
  readonly version: number;
  readonly sql: string;
}
