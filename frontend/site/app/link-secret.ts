/** Returns the secret in the hash of an emailed link. Ignores #main, the target of every page's skip link. */
export function secretFromHash(hash: string): string | undefined {
  return /^#(?!main$)(.+)$/.exec(hash)?.[1];
}
