import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** An owner or a colleague, as the console names them. */
export class GuideName {
  @ApiProperty({ description: 'The guide’s id.', example: '65f0c0ffee0123456789abcd' })
  id!: string;

  @ApiProperty({
    description: 'The name in the guide’s profile, or else the username.',
    example: 'Dana Rivera',
  })
  name!: string;
}

/** A departure's assigned guide, or else a suggested one, for the console. Empty if the site has only one guide. */
export class GuideAssignment {
  @ApiPropertyOptional({
    description:
      'The guide who leads the departure. Missing until one is assigned, and if the site has only one guide.',
    type: GuideName,
  })
  ledBy?: GuideName;

  @ApiPropertyOptional({
    description:
      'A suggestion for an upcoming departure that is booked but has no guide yet: of the guides who are free then, the one with the fewest tours that day. Missing if nobody is free.',
    type: GuideName,
  })
  suggestedGuide?: GuideName;
}

/** A guide who could lead a departure. */
export class GuideChoice extends GuideName {
  @ApiProperty({ description: 'Whether the guide is off at that time.' })
  isOff!: boolean;

  @ApiPropertyOptional({
    description:
      'The place of a clashing tour that the guide leads; missing if the guide leads none.',
    example: 'Brooklyn Bridge',
  })
  leads?: string;

  @ApiProperty({
    description: 'How many other tours the guide leads on that date.',
    type: 'integer',
    minimum: 0,
  })
  toursThatDay!: number;
}
