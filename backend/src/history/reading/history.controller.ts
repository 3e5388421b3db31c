import { Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ForGuide } from '../../auth/for-guide';
import { ApiProblems } from '../../http/api-problems';
import { HistoryPage, HistoryQuery } from './history.dto';
import { HistoryReader } from './history-reader.service';

@ForGuide('guide/history')
export class HistoryController {
  constructor(private readonly history: HistoryReader) {}

  @Get()
  @ApiOperation({
    operationId: 'historyList',
    summary: 'List the changes that guides have made, the latest first.',
    description:
      'Changes by visitors aren’t listed. Entries are never changed or deleted. They store no personal data about visitors: the names in the response come from the bookings.',
  })
  @ApiOkResponse({ type: HistoryPage })
  @ApiProblems(400)
  list(@Query() query: HistoryQuery): Promise<HistoryPage> {
    return this.history.list(query);
  }
}
