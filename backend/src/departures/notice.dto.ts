import { ApiProperty } from '@nestjs/swagger';
import type { Announcement } from './departure';

/** The guide's announcement to everyone who has booked a departure. */
export class NoticeRecord {
  @ApiProperty({
    description: 'The text; may have line breaks.',
    example: 'It’ll be cold: bring gloves.',
  })
  text!: string;

  @ApiProperty({ description: 'When the guide wrote it.', format: 'date-time' })
  utcWrittenAt!: string;
}

export function toNoticeRecord({ text, at }: Announcement): NoticeRecord {
  return { text, utcWrittenAt: at.toISOString() };
}
