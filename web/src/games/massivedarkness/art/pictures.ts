/** Which drawing stands for which piece of Massive Darkness. */
export const faceOf = (type: string): string => `e-${type}`;
export const frameOf = (role: string): string => (role === "mob" ? "f-boss" : `f-${role}`);

export const KIND_ICONS: Record<string, string> = { melee: "d-sword", ranged: "d-bow", magic: "d-staff", defense: "d-shield" };
export const kindIcon = (kind: string): string => KIND_ICONS[kind.replace(/_defense$/, "")] ?? "d-hit";
