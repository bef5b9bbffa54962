import { describe, expect, it } from "vitest";
import { areOnCard, coversCapabilities, isAllowed, sameCapabilities } from "../../../../lib/core/work/capabilities.ts";
import { agentCard, worker } from "../support/world.ts";

const build = (version: string): { id: string; version: string } => ({ id: "example.build", version });
const paint = (version: string): { id: string; version: string } => ({ id: "example.paint", version });

describe("Capabilities", () => {
  it("are covered at or above the version that is required (MWP-WRK-001)", () => {
    expect(coversCapabilities([build("1.2.0")], [build("1.2.0")])).toBe(true);
    expect(coversCapabilities([build("1.10.0")], [build("1.2.0")])).toBe(true);
    expect(coversCapabilities([build("1.1.9")], [build("1.2.0")])).toBe(false);
    expect(coversCapabilities([build("1.2.0-rc.1")], [build("1.2.0")])).toBe(false);
  });

  it("are covered one by one, each by the best there is", () => {
    expect(coversCapabilities([build("0.9.0"), build("1.0.0")], [build("1.0.0")])).toBe(true);
    expect(coversCapabilities([build("1.0.0")], [build("1.0.0"), paint("1.0.0")])).toBe(false);
    expect(coversCapabilities([], [])).toBe(true);
  });

  it("are allowed at or above the least version (MWP-MSN-021)", () => {
    expect(isAllowed([build("1.2.0")], build("1.2.0"))).toBe(true);
    expect(isAllowed([build("1.2.0")], build("2.0.0"))).toBe(true);
    expect(isAllowed([build("1.2.0")], build("1.1.0"))).toBe(false);
    expect(isAllowed([build("1.2.0")], paint("2.0.0"))).toBe(false);
  });

  it("stand on a Card in exactly the version named (MWP-IDN-003)", () => {
    const card = agentCard(worker.id);
    expect(areOnCard(card, [build("1.0.0")])).toBe(true);
    expect(areOnCard(card, [build("1.0.0+meta")])).toBe(false);
    expect(areOnCard(card, [build("1.0.0"), paint("1.0.0")])).toBe(false);
  });

  it("are the same whatever their order", () => {
    expect(sameCapabilities([build("1.0.0"), paint("1.0.0")], [paint("1.0.0"), build("1.0.0")])).toBe(true);
    expect(sameCapabilities([build("1.0.0")], [build("1.0.0"), paint("1.0.0")])).toBe(false);
    expect(sameCapabilities([build("1.0.0")], [build("1.0.1")])).toBe(false);
  });
});
