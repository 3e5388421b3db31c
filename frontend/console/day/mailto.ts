/**
 * The address of a link that writes to an email, and to nobody else, whatever signs are in it.
 *
 * @param draft what to write, for the guide to look at before it is sent
 */
export function mailto(email: string, draft?: { subject: string; body: string }): string {
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)];
  const address = `mailto:${encodeURIComponent(local)}@${encodeURIComponent(domain)}`;
  if (!draft) return address;
  // Line breaks as RFC 6068 has them.
  const body = encodeURIComponent(draft.body).replaceAll('%0A', '%0D%0A');
  return `${address}?subject=${encodeURIComponent(draft.subject)}&body=${body}`;
}
