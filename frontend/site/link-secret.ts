/** The secret that a link in a mail ends in; #main is where the first link of every page leads. */
export function secretIn(hash: string): string | undefined {
  return /^#(?!main$)(.+)$/.exec(hash)?.[1];
}
