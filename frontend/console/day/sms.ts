/**
 * The address of a link that begins a text message.
 *
 * @param phone by E.164
 */
export function smsTo(phone: string, text: string): string {
  // Android wants the ?, and iPhones want the &.
  return `sms:${phone}?&body=${encodeURIComponent(text)}`;
}
