import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { SITE_LANGUAGE_CODES, type SiteLanguage } from 'shared/site-languages';
import { BookingRecord } from '../bookings/booking.dto';
import { ContactInput } from '../bookings/contact.dto';
import type { BookingToExport } from '../bookings/bookings.service';
import type { Payment } from '../bookings/payment';
import { PaymentRecord, toPaymentRecord } from '../bookings/payment.dto';
import { ApiFlag } from '../http/api-flag';

/** The guide's record of a party's arrival. */
class ExportedAttendance {
  @ApiProperty({
    description: 'The number of people in the party who came.',
    type: 'integer',
    example: 2,
  })
  arrived!: number;

  @ApiProperty({ description: 'Whether the guide marked the rest of the party as a no-show.' })
  noShow!: boolean;

  @ApiProperty({ description: 'The guide’s note; may be empty.', example: 'Waits at the gate' })
  note!: string;
}

/** A booking with all its stored data, for its owner. */
export class ExportedBooking extends BookingRecord {
  @ApiProperty({ description: 'When the booking was made.', format: 'date-time' })
  createdAt!: string;

  @ApiPropertyOptional({ type: ContactInput, description: 'The party’s contact details.' })
  contact?: ContactInput;

  @ApiPropertyOptional({
    enum: SITE_LANGUAGE_CODES,
    enumName: 'SiteLanguage',
    description: 'The language of the booking’s emails; missing for English if it wasn’t stored.',
  })
  language?: SiteLanguage;

  @ApiPropertyOptional({
    type: ExportedAttendance,
    description: 'Missing if the guide recorded nothing.',
  })
  attendance?: ExportedAttendance;

  @ApiPropertyOptional({
    type: [PaymentRecord],
    description: 'What the party has paid, oldest first. Missing if the guide noted nothing.',
  })
  payments?: PaymentRecord[];

  @ApiFlag('Whether the owner deleted the booking.')
  deleted?: true;

  @ApiFlag('Whether the party is or was on the waitlist.')
  waiting?: true;

  @ApiPropertyOptional({
    format: 'date-time',
    description:
      'When a deleted booking is erased. Missing if the tour was over when the booking was deleted: such a booking is kept for statistics, and is anonymized at the same time as other past bookings.',
  })
  keptUntil?: string;
}

/** Returns a booking with all its stored data, for its owner. */
export function toExportedBooking(
  { booking, record }: BookingToExport,
  payments: readonly Payment[] = [],
) {
  const { createdAt, contact, language, attendance, isListed, deleteAt, turn } = booking;
  const isDeleted = !isListed && !turn;
  return {
    ...record,
    createdAt: createdAt.toISOString(),
    ...(contact && { contact }),
    ...(language && { language }),
    ...(attendance && {
      attendance: {
        arrived: attendance.arrived,
        noShow: attendance.noShow,
        note: attendance.note,
      },
    }),
    ...(payments.length > 0 && { payments: payments.map(toPaymentRecord) }),
    ...(isDeleted && { deleted: true as const }),
    ...(turn && { waiting: true as const }),
    ...(isDeleted && deleteAt && { keptUntil: deleteAt.toISOString() }),
  } satisfies ExportedBooking;
}
