import { Body, Get, Post, Put, Req } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { PHOTO_EXTENSIONS } from 'shared/tour-photos';
import { AllowColleague } from '../../auth/allow-colleague';
import type { CallerRequest } from '../../auth/caller';
import { ForGuide } from '../../auth/for-guide';
import { ApiProblem, ApiProblems } from '../../http/api-problems';
import { GuidePhoto } from '../guide-profile';
import { GuideProfileInput, GuideProfileRecord } from './profile.dto';
import { ProfileEditorService } from './profile-editor.service';

@ForGuide('guide/profile')
export class ProfileController {
  constructor(private readonly profiles: ProfileEditorService) {}

  @Get()
  @AllowColleague('own')
  @ApiOperation({ summary: 'Get the caller’s profile.' })
  @ApiOkResponse({ type: GuideProfileRecord })
  @ApiProblems()
  get(@Req() { user }: CallerRequest): Promise<GuideProfileRecord> {
    return this.profiles.get(user.id);
  }

  @Put()
  @AllowColleague('own')
  @ApiOperation({ summary: 'Replace the caller’s profile.' })
  @ApiOkResponse({ type: GuideProfileRecord })
  @ApiProblems(400, 403, 413, 415)
  change(
    @Req() { user }: CallerRequest,
    @Body() input: GuideProfileInput,
  ): Promise<GuideProfileRecord> {
    return this.profiles.change(user.id, input);
  }

  @Post('photos')
  @AllowColleague('own')
  @ApiOperation({
    summary: 'Add a photograph. Visitors see it once the profile is saved with it.',
    description:
      'At most 400 KB, and at most 1600 pixels wide and high. Metadata is removed, including the orientation. Unsaved photographs are deleted after a day.',
  })
  @ApiConsumes(...Object.keys(PHOTO_EXTENSIONS))
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiCreatedResponse({ type: GuidePhoto })
  @ApiProblems(400, 403, 409, 413)
  @ApiProblem(415, 'The body isn’t a JPEG or WebP photograph.')
  addPhoto(@Req() request: CallerRequest & FastifyRequest): Promise<GuidePhoto> {
    const { user, headers, body } = request;
    return this.profiles.addPhoto(user.id, headers['content-type'] ?? '', body);
  }
}
