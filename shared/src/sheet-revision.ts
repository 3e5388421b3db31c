/**
 * Returns a number that changes with each check-in, each payment, and each announcement of the guide's arrival on a
 * day's sheet. The number is the sum of the parties' revisions, the number of payments, and the announcements' times in
 * milliseconds.
 *
 * @param revisions the sum of the parties' revisions and the number of payments
 */
export function sheetRevision(
  revisions: number,
  arrivals: readonly ({ utcSaidAt: string } | undefined)[],
): number {
  return arrivals.reduce(
    (sum, arrival) => sum + (arrival ? Date.parse(arrival.utcSaidAt) : 0),
    revisions,
  );
}
