import type { PartyRecord } from '../../api/schema';

type PartyContact = Pick<PartyRecord, 'email' | 'phone' | 'cancelled'>;

/**
 * Describes how a message to everyone reaches the parties: "3 parties: 1 by email, 1 by phone only, 1 not at all."
 *
 * @param unlistedCount the number of parties that the sheet doesn't list
 * @param hasMail whether the site can send mail
 */
export function describeReach(
  parties: readonly PartyContact[],
  unlistedCount: number,
  hasMail: boolean,
): string {
  const expected = parties.filter(({ cancelled }) => !cancelled);
  const total = expected.length + unlistedCount;
  const byEmail = hasMail ? expected.filter(({ email }) => email !== undefined) : [];
  const remainingParties = expected.filter((party) => !byEmail.includes(party));
  const byPhone = remainingParties.filter(({ phone }) => phone !== undefined);
  const byOwnEmail = remainingParties.filter(
    ({ phone, email }) => phone === undefined && email !== undefined,
  );
  const groups = [
    [byEmail.length, 'by email'],
    [byPhone.length, 'by phone only'],
    [byOwnEmail.length, 'by your own email only'],
    [remainingParties.length - byPhone.length - byOwnEmail.length, 'not at all'],
    [unlistedCount, 'not listed here'],
  ] as const;
  const counts = groups.flatMap(([count, channel]) =>
    count > 0 ? [`${String(count)} ${channel}`] : [],
  );
  const totalText = total === 1 ? '1 party' : `${String(total)} parties`;
  const sentence = counts.length > 0 ? `${totalText}: ${counts.join(', ')}.` : `${totalText}.`;
  return hasMail ? sentence : `${sentence} The site has no mail server.`;
}
