import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/client.ts';
import { makeQueryClient } from './query-client.ts';

const unreachable = new ApiError('The server cannot be reached. Check your connection and try again.', 0);

beforeEach(() => {
  vi.useFakeTimers();
  onlineManager.setOnline(false);
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

describe('without a connection', () => {
  it('a question fails and says why instead of waiting in silence, and is asked again once there is one', async () => {
    const client = makeQueryClient();
    client.mount();
    let isReached = false;
    const queryFn = async () => {
      if (!isReached) throw unreachable;
      return 'rows';
    };
    const observer = new QueryObserver(client, { queryKey: ['rows'], queryFn });
    const leave = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(observer.getCurrentResult()).toMatchObject({ status: 'error', fetchStatus: 'idle', error: unreachable });
    isReached = true;
    onlineManager.setOnline(true);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: 'rows' });
    leave();
    client.unmount();
  });

  it('what is saved fails too, and is not saved later behind the back of its user', async () => {
    const client = makeQueryClient();
    const save = vi.fn(async () => {
      throw unreachable;
    });
    const saving = client.getMutationCache().build(client, { mutationFn: save }).execute(undefined);
    await expect(saving).rejects.toBe(unreachable);
    expect(save).toHaveBeenCalledOnce();
  });
});
