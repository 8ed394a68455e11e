import type { Permissible } from '@cvm/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { makeQueryClient } from '../app/query-client.ts';
import { permissibleQuery } from '../filters/use-permissible.ts';
import { renderRoutes } from '../testing/render.tsx';
import { AudienceBuilder } from './AudienceBuilder.tsx';

const everything: Permissible = {
  limits: { country: ['US', 'FR', 'CI', 'DE', 'GB', 'ES', 'IT', 'PT', 'NL'] },
  months: null,
  contentTypes: ['series', 'movie'],
  dataThrough: '2024-05-31',
  panelAvailable: true,
};

const words = {
  name: 'Audience Builder',
  criteria: 'Audience Criteria',
  edit: 'Edit Audience',
  requirement: 'At least one show must be selected.',
  hint: 'Select from the above.',
};

const open = async (query: string) => {
  const queryClient = makeQueryClient();
  queryClient.setQueryData(permissibleQuery.queryKey, everything);
  const page = () => (
    <AudienceBuilder page="affinityShows" words={words}>
      <p>The results</p>
    </AudienceBuilder>
  );
  const { address } = await renderRoutes(`/page${query}`, { '/page': page }, queryClient);
  await screen.findByRole('region');
  return { user: userEvent.setup(), query: () => address().replace('/page', '') };
};

const criteria = () => within(screen.getByRole('list', { name: 'Criteria' }));

describe('a builder', () => {
  it('asks for what the page requires before it shows results', async () => {
    const { user } = await open('?filters=age:18-24');
    expect(screen.getByRole('region', { name: 'Audience Builder' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Use Segment' })).toBeTruthy();
    expect(screen.getByText(words.requirement)).toBeTruthy();
    const apply = screen.getByRole('button', { name: 'Apply' });
    expect(apply.getAttribute('aria-description')).toBe(words.requirement);
    await user.click(apply);
    expect(screen.queryByText('The results')).toBeNull();
  });

  it('begins on the content tab again once it is reset, and has nothing to reset then', async () => {
    const { user, query } = await open('?filters=age:18-24');
    await user.click(screen.getByRole('tab', { name: 'Date' }));
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(query()).toBe('');
    await screen.findByRole('tab', { name: 'Content', selected: true });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Reset' }).getAttribute('aria-description')).toBe('No filters are set'),
    );
  });

  it('sums up what is applied, seven countries by name, and shows the results', async () => {
    await open('?filters=show:7|8&filters=country:US,FR,CI,DE,GB,ES,IT,PT,NL');
    expect(screen.getByText('The results')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Use Segment' })).toBeTruthy();
    const texts = criteria()
      .getAllByRole('button')
      .map((button) => button.textContent);
    expect(texts[1]).toBe(
      'Country: United States, France, Côte d’Ivoire, Germany, United Kingdom, Spain, Italy ... 2 more',
    );
  });

  it('names the panel that nobody chose at its place, and opens it', async () => {
    const { user } = await open('?filters=show:7&filters=country:US&filters=age:18-24&filters=date:last+30+days');
    const texts = criteria()
      .getAllByRole('button')
      .map((button) => button.textContent);
    expect(texts[0]).toMatch(/^Show/);
    expect(texts).toContain('Panel: Balanced (default for US)');
    expect(texts.indexOf('Panel: Balanced (default for US)')).toBeGreaterThan(texts.indexOf('Age: 18-24'));
    await user.click(criteria().getByRole('button', { name: 'Panel: Balanced (default for US)' }));
    expect(await screen.findByRole('dialog', { name: 'Edit Audience' })).toBeTruthy();
  });

  it('asks of every title instead of any at once', async () => {
    const { user, query } = await open('?filters=show:7|8&filters=age:18-24');
    await user.click(screen.getByRole('radio', { name: 'All of these (AND)' }));
    expect(query()).toBe('?filters=show:7,8&filters=age:18-24');
  });

  it('has no choice between any and every where there is one title', async () => {
    await open('?filters=show:7');
    expect(screen.queryByRole('radio', { name: 'All of these (AND)' })).toBeNull();
  });

  it('opens a criterion in the dialog, whose Apply waits for a change', async () => {
    const { user, query } = await open('?filters=show:7&filters=age:18-24');
    await user.click(criteria().getByRole('button', { name: 'Age: 18-24' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Audience' }));
    expect(dialog.getByRole('tab', { name: /^Demographic/ }).getAttribute('aria-selected')).toBe('true');
    const apply = dialog.getByRole('button', { name: 'Apply' });
    expect(apply.getAttribute('aria-description')).toBe('Nothing has changed');
    await user.click(dialog.getByRole('button', { name: /^25-29/ }));
    await user.click(dialog.getByRole('button', { name: 'Apply (1)' }));
    expect(query()).toBe('?filters=show:7&filters=age:18-24,25-29');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('goes back to the builder with Reset', async () => {
    const { user, query } = await open('?filters=show:7');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(query()).toBe('');
    expect(await screen.findByRole('region', { name: 'Audience Builder' })).toBeTruthy();
  });
});
