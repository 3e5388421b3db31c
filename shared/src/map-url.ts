/**
 * Returns a link to a map with a pin at a place, or with a search for its name if the coordinates are unknown. Phones
 * open the link in their map app.
 *
 * @param place in degrees north and east
 */
export function mapUrl(name: string, place?: { latitude: number; longitude: number }): string {
  const query = place
    ? `${String(place.latitude)},${String(place.longitude)}`
    : `${name}, New York`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
