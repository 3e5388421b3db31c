/** The host, and then only visible ASCII characters. User names before the host could imitate a different host. */
const HOST = '(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?[.])+[A-Za-z][A-Za-z0-9-]*[A-Za-z0-9]';

/** Matches an https link whose host is a plain name. The host is the first group. */
export const HTTPS_LINK = `[Hh][Tt][Tt][Pp][Ss]://(${HOST})(?::[0-9]{1,5})?(?:[/?#][!-~]*)?`;

const LINK = new RegExp(`^${HTTPS_LINK}$`);

/** Returns a link's host; undefined if it isn't an https link, or if its host isn't a plain name. */
export function linkHost(url: string): string | undefined {
  return LINK.exec(url)?.[1]?.toLowerCase();
}
