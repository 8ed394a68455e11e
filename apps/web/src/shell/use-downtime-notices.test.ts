import { expect, it } from 'vitest';
import { dismissNotice, readDismissed } from '../session/dismissed-notices.ts';
import { isUnavailable, openNotices } from './use-downtime-notices.ts';

const messages = [
  { uuid: 'a', title: 'Maintenance', body: 'Tonight.' },
  { uuid: 'b', title: 'Delay', body: 'Data is late.' },
];

it('shows the messages of a system that is not well, but none that was closed before', () => {
  const status = { success: true, healthy: false, messages, error: null };
  dismissNotice('a');
  dismissNotice('a');
  expect(readDismissed()).toEqual(['a']);
  expect(openNotices(status, readDismissed()).map(({ uuid }) => uuid)).toEqual(['b']);
  expect(openNotices({ ...status, healthy: true }, [])).toEqual([]);
  expect(openNotices({ ...status, success: false }, [])).toEqual([]);
});

it('forgets a list of closed notices that cannot be read', () => {
  localStorage.setItem('cvm.dismissedNotices', '{broken');
  expect(readDismissed()).toEqual([]);
});

it('takes the portal for unavailable only when an answer says so', () => {
  const status = { success: true, healthy: false, messages, error: null };
  const stopped = { ...status, messages: [], error: 'The data store does not answer.' };
  expect(isUnavailable({ blocked: false, data: stopped })).toBe(true);
  expect(isUnavailable({ blocked: false, data: status })).toBe(false);
  // A damaged table, a full disk, data of other definitions: the rest is answered.
  expect(isUnavailable({ blocked: false, data: { ...stopped, works: true } })).toBe(false);
  expect(isUnavailable({ blocked: true, message: 'No.' })).toBe(false);
  expect(isUnavailable(undefined)).toBe(false);
});
