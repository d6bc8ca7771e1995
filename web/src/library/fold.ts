/** Words without accents and case, so that "clareira magica" finds "Clareira Mágica". */
export const fold = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
