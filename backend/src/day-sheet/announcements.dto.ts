import { ApiSchema } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { IsText } from '../http/is-line';

const MAX_TEXT_LENGTH = 1000;

/** The guide's announcement to everyone who has booked a departure. */
@ApiSchema({ name: 'NoticeInput' })
export class AnnouncementInput {
  @IsText('Text', 'The text that visitors read. It can’t be blank.', MAX_TEXT_LENGTH)
  @Matches(/\S/u, { message: 'Text is missing.' })
  text!: string;
}
