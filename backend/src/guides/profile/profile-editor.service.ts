import { ConflictException, Injectable } from '@nestjs/common';
import { guideRefusal } from 'shared/guide-refusals';
import { photoPath } from 'shared/tour-photos';
import { fieldError, FieldsException } from '../../http/problem';
import { requirePhoto } from '../../tours/photo-file';
import { PhotosService } from '../../tours/photos.service';
import { GuideProfilesService, photoKey } from '../guide-profiles.service';
import type { GuidePhoto } from '../guide-profile';
import type { GuideProfile } from '../guide-profile.schema';
import { toProfileRecord, type GuideProfileInput, type GuideProfileRecord } from './profile.dto';

/** Lets guides read and change their own profiles. */
@Injectable()
export class ProfileEditorService {
  constructor(
    private readonly profiles: GuideProfilesService,
    private readonly photos: PhotosService,
  ) {}

  async get(guide: string): Promise<GuideProfileRecord> {
    const profile = await this.profiles.find(guide);
    return profile ? toProfileRecord(profile) : { name: '', languages: [] };
  }

  /** @throws FieldsException 400 if the photograph doesn't exist */
  async change(guide: string, input: GuideProfileInput): Promise<GuideProfileRecord> {
    const { photo: photoPathname, name, phone, languages, licenseNumber } = input;
    const profile: GuideProfile = {
      name,
      languages,
      ...(phone !== undefined && { phone }),
      ...(licenseNumber !== undefined && { licenseNumber }),
      ...(photoPathname !== undefined && { photo: await this.findPhoto(guide, photoPathname) }),
    };
    await this.profiles.save(guide, profile);
    return toProfileRecord(profile);
  }

  /**
   * Stores a photograph that the guide can save in the profile.
   *
   * @param type the request's content type
   * @throws UnsupportedMediaTypeException if the content type isn't JPEG or WebP
   * @throws BadRequestException if the body isn't a photograph of that type, or is too large
   * @throws ConflictException if the guide has too many unsaved photographs
   */
  async addPhoto(guide: string, type: string, body: unknown): Promise<GuidePhoto> {
    const photo = requirePhoto(type, body);
    const savedPhoto = (await this.profiles.find(guide))?.photo;
    const savedFiles = savedPhoto ? [savedPhoto.file] : [];
    const addedPhoto = await this.photos.add(photoKey(guide), photo, savedFiles);
    if (!addedPhoto) throw new ConflictException(guideRefusal('too-many-photos'));
    const { file, width, height } = addedPhoto;
    return { src: photoPath(file), width, height };
  }

  private async findPhoto(guide: string, path: string) {
    const file = path.replace(photoPath(''), '');
    const photo = (await this.photos.findMetadata(photoKey(guide), [file])).get(file);
    if (!photo) throw new FieldsException([fieldError('photo', 'photo-gone')]);
    return photo;
  }
}
