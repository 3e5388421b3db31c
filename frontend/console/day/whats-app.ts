/**
 * The address at which WhatsApp writes to somebody.
 *
 * @param phone by E.164
 * @param text what to write, for the guide to look at before it is sent
 */
export function whatsAppOf(phone: string, text?: string): string {
  const address = `https://wa.me/${phone.replace(/\D/g, '')}`;
  return text === undefined ? address : `${address}?text=${encodeURIComponent(text)}`;
}
