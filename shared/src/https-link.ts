/** Matches a host name with at least one dot. */
const HOST_PATTERN =
  '(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?[.])+[A-Za-z][A-Za-z0-9-]*[A-Za-z0-9]';

/**
 * Matches an https link with only visible ASCII characters. The first group is the host. Excludes links with a user name
 * before the host, because the user name could look like a different host.
 */
export const HTTPS_LINK_PATTERN = `[Hh][Tt][Tt][Pp][Ss]://(${HOST_PATTERN})(?::[0-9]{1,5})?(?:[/?#][!-~]*)?`;

const LINK = new RegExp(`^${HTTPS_LINK_PATTERN}$`);

/** Returns a link's host; undefined if it isn't an https link, or if its host isn't a plain name. */
export function linkHost(url: string): string | undefined {
  return LINK.exec(url)?.[1]?.toLowerCase();
}
