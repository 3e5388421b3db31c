/** The address of a link that writes to an email, and to nobody else, whatever signs are in it. */
export function mailto(email: string): string {
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)];
  return `mailto:${encodeURIComponent(local)}@${encodeURIComponent(domain)}`;
}
