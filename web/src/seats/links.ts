/** The links of a table are told once, to whoever began it: this browser keeps them until they are renewed. */
const key = (id: string) => `tavola-links-${id}`;

export type Links = Record<string, string>;

export function linksOf(id: string): Links {
  try {
    return JSON.parse(localStorage.getItem(key(id)) ?? "{}") as Links;
  } catch {
    return {};
  }
}

export function keepLinks(id: string, links: Links): void {
  if (Object.keys(links).length) localStorage.setItem(key(id), JSON.stringify({ ...linksOf(id), ...links }));
}

export const fullLink = (link: string): string => `${location.origin}${link}`;
