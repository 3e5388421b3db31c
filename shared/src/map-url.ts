/**
 * Returns a link to a map with a pin at the coordinates, or with a search for the name if the coordinates are unknown.
 * Phones open the link in their map app.
 *
 * @param coordinates in degrees north and east
 */
export function mapUrl(
  name: string,
  coordinates?: { latitude: number; longitude: number },
): string {
  const query = coordinates
    ? `${String(coordinates.latitude)},${String(coordinates.longitude)}`
    : `${name}, New York`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
