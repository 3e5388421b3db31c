import { ApiProperty } from '@nestjs/swagger';

/** The steps of setting up the site, in the order in which the console lists them. */
export const SETUP_STEPS = [
  'profile',
  'contact',
  'tours-at-once',
  'hours',
  'spots',
  'prices',
  'mail',
  'trial',
  'backup',
] as const;
export type SetupStepName = (typeof SETUP_STEPS)[number];

/** A step of setting up the site. */
export class SetupStep {
  @ApiProperty({ enum: SETUP_STEPS, enumName: 'SetupStepName' })
  name!: SetupStepName;

  @ApiProperty({ description: 'Whether the stored data shows that the step is done.' })
  isDone!: boolean;
}

/** How far the site is set up. */
export class SetupRecord {
  @ApiProperty({ description: 'All steps, in order.', type: [SetupStep] })
  steps!: SetupStep[];

  @ApiProperty({
    description:
      'Whether to remind the guide, because steps are open and the site isn’t in business yet. It is in business once a visitor has booked and the guide has chosen hours, spots, prices, or how many tours can be led at once.',
  })
  isDue!: boolean;
}
