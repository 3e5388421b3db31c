import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import { TourKeyFields } from '../tours/tour-key.dto';

/** How many visits reached each step. A visit ends when the visitor closes or reloads the site. */
class VisitFigures {
  @ApiProperty({ description: 'Visits that opened the page.', type: 'integer' })
  seen!: number;

  @ApiProperty({ description: 'Visits that chose a date.', type: 'integer' })
  dateChosen!: number;

  @ApiProperty({
    description:
      'Visits that sent the booking form, with contact details if the form asks for them.',
    type: 'integer',
  })
  contactGiven!: number;

  @ApiProperty({ description: 'Visits that booked.', type: 'integer' })
  booked!: number;

  @ApiProperty({ description: 'Visits that canceled a booking.', type: 'integer' })
  cancelled!: number;
}

/** The visits to a page. For a tour's page, they include the steps toward booking the tour on other pages. */
export class PageVisits extends IntersectionType(PartialType(TourKeyFields), VisitFigures) {
  @ApiProperty({
    description: 'The page’s path; `/booking/*` stands for the pages of all tickets.',
    example: '/tours/central-park',
  })
  page!: string;
}

/** The visits that came from links on another site. A visit counts once for each page. */
export class ReferrerVisits extends VisitFigures {
  @ApiProperty({
    description:
      'The other site’s host name; empty for visits that came from no other site. `other sites` stands for the sites over the daily maximum.',
    example: 'example.com',
  })
  host!: string;
}

/** The visits to the pages in a language. A visit counts once for each page. */
export class LanguageVisits extends VisitFigures {
  @ApiProperty({ description: 'The language, as a BCP 47 code.', example: 'en' })
  language!: string;
}

/** The counted visits in a range of dates. All lists are sorted by `seen`, highest first. */
export class VisitReport {
  @ApiProperty({ description: 'All pages that were opened.', type: [PageVisits] })
  pages!: PageVisits[];

  @ApiProperty({ description: 'The sites that sent the most visitors.', type: [ReferrerVisits] })
  referrers!: ReferrerVisits[];

  @ApiProperty({ type: [LanguageVisits] })
  languages!: LanguageVisits[];
}
