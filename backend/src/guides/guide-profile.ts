import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { photoPath } from 'shared/tour-photos';
import type { GuideProfile } from './guide-profile.schema';

/** The photograph of a guide. */
export class GuidePhoto {
  @ApiProperty({ description: 'The photograph’s path on the site.' })
  src!: string;

  @ApiProperty({ description: 'Width in pixels.', type: 'integer', minimum: 1 })
  width!: number;

  @ApiProperty({ description: 'Height in pixels.', type: 'integer', minimum: 1 })
  height!: number;
}

/** The part of a guide's profile that visitors see. */
export class PublicGuide {
  @ApiProperty({ description: 'The guide’s name.', example: 'Dana Rivera' })
  name!: string;

  @ApiPropertyOptional({ description: 'Missing if there is none.', type: GuidePhoto })
  photo?: GuidePhoto;

  @ApiProperty({
    description: 'The guide’s languages, as BCP 47 tags.',
    type: [String],
    example: ['en', 'es'],
  })
  languages!: string[];

  @ApiPropertyOptional({
    description: 'The number of the guide’s New York license; missing if there is none.',
    example: '2000123',
  })
  licenseNumber?: string;
}

/** Returns the part of a profile that visitors see. */
export function toPublicGuide({ name, languages, licenseNumber, photo }: GuideProfile) {
  return {
    name,
    languages,
    ...(licenseNumber !== undefined && { licenseNumber }),
    ...(photo && {
      photo: { src: photoPath(photo.file), width: photo.width, height: photo.height },
    }),
  } satisfies PublicGuide;
}

/** Returns the name in a guide's profile, or the username if there is no profile. */
export function nameOfGuide({
  username,
  profile,
}: {
  username: string;
  profile?: Pick<GuideProfile, 'name'>;
}): string {
  return profile?.name ?? username;
}
