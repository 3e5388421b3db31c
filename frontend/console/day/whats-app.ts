/**
 * The address at which WhatsApp writes to somebody.
 *
 * @param phone by E.164
 */
export function whatsAppOf(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}`;
}
