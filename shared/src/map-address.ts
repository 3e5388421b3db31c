/**
 * Where a map shows a spot: a pin, or what the map finds by the name where nobody has said the place. Phones open
 * it in their map app.
 *
 * @param place in degrees north and east
 */
export function mapAddress(name: string, place?: { latitude: number; longitude: number }): string {
  const what = place ? `${String(place.latitude)},${String(place.longitude)}` : `${name}, New York`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(what)}`;
}
