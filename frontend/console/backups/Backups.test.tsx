import { screen, waitFor } from '@testing-library/react';
import type { BackupState } from '../../api/schema';
import {
  callsTo,
  fieldRefusal,
  FileResponse,
  NO_CONNECTION,
  respondWith,
} from '../../test/fake-api';
import { expectNoViolations, renderInConsole } from '../../test/render-page';
import { BackupNotice } from './BackupNotice';
import { Backups } from './Backups';

const HOUR_MS = 60 * 60_000;
const FILE_NAME = 'new-york-on-foot-2030-01-07T08-30-00Z.archive.gz';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS - 1000).toISOString();

const BACKUP_STATE: BackupState = {
  automatic: true,
  problem: null,
  last: { file: FILE_NAME, at: hoursAgo(5), bytes: 12_340_000 },
  proof: { file: FILE_NAME, at: hoursAgo(3 * 24), documents: 1234 },
  failure: null,
};

async function openBackups(changes: Partial<BackupState> = {}) {
  respondWith({ 'GET /guide/backups': { ...BACKUP_STATE, ...changes } });
  const guide = renderInConsole(<Backups />);
  await waitFor(() => {
    expect(screen.queryByText('Loading…')).toBeNull();
  });
  return guide;
}

test('the last backup and the last test restore are shown with their ages', async () => {
  await openBackups();
  await screen.findByText('Backups work.');
  const [last, proof] = screen.getAllByRole('definition');
  expect(last).toHaveTextContent(/\d{1,2}:\d\d.[AP]M \(5 hours ago\), 12\.3 MB$/);
  expect(proof).toHaveTextContent(/\(3 days ago\), 1,234 documents$/);
  await expectNoViolations();
});

test.each<[NonNullable<BackupState['problem']>, string]>([
  ['unreadable', 'The site can’t read the folder with the backups.'],
  ['missing', 'There is no backup yet.'],
  ['late', 'The last backup is more than a day old.'],
  ['unproved', 'No backup was restored as a test in the last 8 days.'],
])('backups with the problem “%s” have a warning', async (problem, warning) => {
  await openBackups({ problem });
  await screen.findByText(warning);
  expect(screen.queryByText('Backups work.')).toBeNull();
});

test('a failed backup is shown with its reason', async () => {
  await openBackups({
    problem: 'failed',
    failure: { at: hoursAgo(1), reason: 'The backup could not be written.' },
  });
  const warning = (await screen.findByText('The last backup or its test failed.')).parentElement;
  expect(warning).toHaveTextContent(
    /On .+: The backup could not be written\. The site tries again every hour\./,
  );
});

test('a site without automatic backups explains how to make one', async () => {
  await openBackups({ automatic: false, last: null, proof: null });
  await screen.findByText(/^This site makes no backups by itself\. To make one, stop the site/);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the last backup is downloaded after the owner types the password', async () => {
  const guide = await openBackups();
  const savedFiles: [string, number][] = [];
  let bytes = 0;
  URL.createObjectURL = (file) => {
    bytes = (file as Blob).size;
    return 'blob:backup';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    savedFiles.push([this.download, bytes]);
  });
  await guide.click(screen.getByRole('button', { name: 'Download the last backup' }));
  await expectNoViolations();
  const password = screen.getByLabelText('Your password');
  const downloadButton = screen.getByRole('button', { name: 'Download' });

  respondWith({
    'POST /guide/backups/download': fieldRefusal(403, 'password', 'This isn’t your password.'),
  });
  await guide.type(password, 'not that one');
  await guide.click(downloadButton);
  await screen.findByText('This isn’t your password.');

  respondWith({ 'POST /guide/backups/download': NO_CONNECTION });
  await guide.click(downloadButton);
  await screen.findByRole('alert');
  expect(savedFiles).toEqual([]);

  respondWith({ 'POST /guide/backups/download': new FileResponse(FILE_NAME, 'backup') });
  await guide.clear(password);
  await guide.type(password, 'my own password');
  await guide.click(downloadButton);
  await screen.findByText('The backup was downloaded.');
  expect(savedFiles).toEqual([[FILE_NAME, 6]]);
  expect(callsTo('POST /guide/backups/download').at(-1)?.body).toEqual({
    password: 'my own password',
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each<[BackupState['problem'], number]>([
  [null, 0],
  ['late', 1],
])(
  'if the problem with the backups is %j, the page shows %i notices',
  async (problem, noticeCount) => {
    respondWith({ 'GET /guide/backups': { ...BACKUP_STATE, problem } });
    renderInConsole(
      <>
        <BackupNotice />
        <Backups />
      </>,
    );
    await screen.findByText('Last backup');
    expect(screen.queryAllByRole('link', { name: 'See what’s wrong' })).toHaveLength(noticeCount);
  },
);
