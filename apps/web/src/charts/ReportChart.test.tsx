import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ReportChart } from './ReportChart.tsx';
import type { ReportChart as Model } from './report-model.ts';

it('keeps what stands for it inside its own place while it is on its way', () => {
  const { container } = render(<ReportChart chart={{ width: 320, height: 400 } as Model} label="Viewers by genre" />);
  const place = container.querySelector('[aria-hidden]')?.parentElement;
  expect([place?.style.position, place?.style.height]).toEqual(['relative', '400px']);
});
