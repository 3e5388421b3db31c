import { useQuery } from '@tanstack/react-query';
import * as limits from '../../api/limits';
import { getTour } from '../guide-api';
import { TextArea } from '../forms/TextArea';

interface Props {
  /** The tour's id. */
  id: string;
  value: string;
  onChange: (directions: string) => void;
  /** The server's error. */
  error: string | undefined;
}

/** A field for directions to a new meeting point. Its hint quotes the directions to the old meeting point. */
export function DirectionsField({ id, value, onChange, error }: Props) {
  const { data: tour } = useQuery({
    queryKey: ['start', id],
    queryFn: () => getTour(id),
    gcTime: 0,
    staleTime: Infinity,
  });
  const start = tour?.locations.find(({ types }) => types.includes('START'));
  return (
    <TextArea
      label="How visitors find you there"
      hint={
        <>
          Until you write this, visitors see only the new meeting point’s name, without a map.
          {tour && start?.shortDescription !== undefined && (
            <>
              {' '}
              For “{tour.writtenFor}”, you wrote: “{start.shortDescription}”
            </>
          )}
        </>
      }
      rows={3}
      maxLength={limits.PlaceInput.findMe.maxLength}
      error={error}
      value={value}
      onChange={(text) => {
        // Pasted line breaks become spaces.
        onChange(text.replace(/\s*\n\s*/g, ' '));
      }}
    />
  );
}
