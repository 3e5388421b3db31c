import { useQuery } from '@tanstack/react-query';
import { joinTourNames } from '../join-tour-names';
import { placesQuery } from '../tours/places-query';
import { formatTourName } from '../tours/tour-name';

/**
 * Returns a function that joins the names of the tours with the given ids. The function returns undefined until the
 * tours are loaded, or if all of them were deleted.
 */
export function useFormatTourNames(): (ids: readonly string[]) => string | undefined {
  const { data: places = [] } = useQuery(placesQuery);
  return (ids) => {
    const tours = places.filter(({ id }) => ids.includes(id));
    if (tours.length === 0) return undefined;
    return joinTourNames(tours.map((tour) => formatTourName(tour, places)));
  };
}
