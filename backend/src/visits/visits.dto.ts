import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, Matches } from 'class-validator';
import { VISIT_LANGUAGES, VISIT_PAGES, VISIT_STEPS, type VisitStep } from 'shared/visits';
import { MayBeMissing } from '../http/may-be-missing';

const HOST_PATTERN = '^[A-Za-z0-9._-]{1,253}$';
const PAGE_PATTERN = `^(${VISIT_PAGES.map((page) => page.replace('*', '[*]')).join('|')}|/tours/[a-z0-9-]{1,80})$`;

/** A visit's step, to be counted. */
export class VisitInput {
  @ApiProperty({
    description:
      'The page’s path. For a step toward a booking, the page of the tour. `/booking/*` stands for the pages of all tickets.',
    pattern: PAGE_PATTERN,
    example: '/tours/central-park',
  })
  @Matches(new RegExp(PAGE_PATTERN), {
    message: 'Page must be the path of one of the site’s pages.',
  })
  page!: string;

  @ApiProperty({
    enum: VISIT_STEPS,
    enumName: 'VisitStep',
    description:
      'The step. CONTACT_GIVEN: the visitor has sent the booking form, with contact details if the form asks for them.',
  })
  @IsIn(VISIT_STEPS, { message: `Step must be one of ${VISIT_STEPS.join(', ')}.` })
  step!: VisitStep;

  @ApiProperty({ enum: VISIT_LANGUAGES, description: 'The page’s language.' })
  @IsIn(VISIT_LANGUAGES, { message: `Language must be one of ${VISIT_LANGUAGES.join(', ')}.` })
  language!: string;

  @ApiPropertyOptional({
    description: 'The host name of the site from which the visitor came.',
    pattern: HOST_PATTERN,
    example: 'www.example.com',
  })
  @MayBeMissing()
  @Matches(new RegExp(HOST_PATTERN), { message: 'Referrer must be a host name.' })
  referrer?: string;
}
