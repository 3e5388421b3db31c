import { Body, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation } from '@nestjs/swagger';
import { ForGuide } from '../auth/for-guide';
import { ApiRequestKey, RequestKey } from '../bookings/request-key';
import { ApiDepartureId, ApiListName, ApiPartyId } from '../http/api-params';
import { ApiProblems } from '../http/api-problems';
import { parseList } from './parse-list';
import { SheetWaitlistService } from './sheet-waitlist.service';
import { WaitingInput, WaitingOrderInput } from './waitlist.dto';

@ForGuide('guide')
export class WaitlistController {
  constructor(private readonly waitlist: SheetWaitlistService) {}

  @Post('departures/:id/waiting')
  @HttpCode(204)
  @ApiOperation({ summary: 'Add a party to a departure’s waitlist.' })
  @ApiDepartureId()
  @ApiRequestKey(
    'A key that the caller generates for this call, so that repeating the call doesn’t add the party twice.',
  )
  @ApiNoContentResponse({ description: 'Added.' })
  @ApiProblems(400, 403, 409, 413, 415)
  add(
    @Param('id') id: string,
    @Body() input: WaitingInput,
    @RequestKey() requestKey: string | undefined,
  ): Promise<void> {
    return this.waitlist.add(id, input, requestKey);
  }

  @Put('departures/:id/waiting')
  @HttpCode(204)
  @ApiOperation({ summary: 'Reorder a departure’s waitlist.' })
  @ApiDepartureId()
  @ApiNoContentResponse({ description: 'Reordered.' })
  @ApiProblems(400, 403, 409, 413, 415)
  order(@Param('id') id: string, @Body() { ids }: WaitingOrderInput): Promise<void> {
    return this.waitlist.reorder(id, ids);
  }

  @Post('waiting/:list/:id/accept')
  @HttpCode(204)
  @ApiOperation({ summary: 'Book the spots that are held for a party. Safe to repeat.' })
  @ApiListName()
  @ApiPartyId()
  @ApiNoContentResponse({ description: 'Booked.' })
  @ApiProblems(403, 409, 415)
  accept(@Param('list') list: string, @Param('id') id: string): Promise<void> {
    return this.waitlist.accept(parseList(list), id.toLowerCase());
  }

  @Delete('waiting/:list/:id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Remove a party from the waitlist.' })
  @ApiListName()
  @ApiPartyId()
  @ApiNoContentResponse({ description: 'Removed.' })
  @ApiProblems(403, 415)
  remove(@Param('list') list: string, @Param('id') id: string): Promise<void> {
    return this.waitlist.remove(parseList(list), id.toLowerCase());
  }
}
