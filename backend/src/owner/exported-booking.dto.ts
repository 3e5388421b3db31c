import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { TourRecord } from '../tours/tour.dto';

/** What the guide noted of a party on the day. */
class ExportedAttendance {
  @ApiProperty({ description: 'How many of the party came.', type: 'integer', example: 2 })
  arrived!: number;

  @ApiProperty({ description: 'Whether the guide stopped waiting for the others.' })
  noShow!: boolean;

  @ApiProperty({ description: 'The guide’s note; may be empty.', example: 'Waits at the gate' })
  note!: string;
}

/** A booking with all that is kept of it, as its owner may take it along. */
export class ExportedBooking extends TourRecord {
  @ApiProperty({ example: 'Central Park' })
  place!: string;

  @ApiProperty({ description: 'When it was made.', format: 'date-time' })
  createdAt!: string;

  @ApiPropertyOptional({
    type: ExportedAttendance,
    description: 'Only where the guide has noted something.',
  })
  attendance?: ExportedAttendance;

  @ApiPropertyOptional({
    type: Boolean,
    enum: [true],
    description: 'Only of a booking that its owner has deleted.',
  })
  deleted?: true;

  @ApiPropertyOptional({
    format: 'date-time',
    description:
      'Of a deleted booking: when it is gone for good. Missing where its tour was over by then: the guide still counts it, and it loses its owner with the other past ones.',
  })
  keptUntil?: string;
}
