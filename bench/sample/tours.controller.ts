import { Body, Controller, Get, Post, Req, UseGuards } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Tour } from './tour.schema';
import { CreateTourDto, ToursService } from './tours.service';

interface OwnedRequest {
  user: { owner: string };
}

@Controller('api')
@UseGuards(AuthGuard('jwt'))
export class ToursController {
  constructor(private readonly tours: ToursService) {}

  @Post('new')
  create(@Req() { user }: OwnedRequest, @Body() input: CreateTourDto): Promise<Tour> {
    return this.tours.create(user.owner, input);
  }

  @Get('all')
  findAll(@Req() { user }: OwnedRequest): Promise<Tour[]> {
    return this.tours.findAll(user.owner);
  }
}
