import { isOn, isRecord } from '@hadaya/core';

import { readElementorConfig } from '@hadaya/core/elementor';
import { type Device, toDevices } from '../model/responsiveValue.ts';

export function readDevices(page: Window): readonly Device[] {
  const { responsive } = readElementorConfig(page);
  const printed = isRecord(responsive) && isRecord(responsive.breakpoints) ? responsive.breakpoints : {};
  return toDevices(
    Object.entries(printed).flatMap(([name, one]) =>
      isRecord(one)
        ? [
            {
              name,
              value: Number(one.value),
              direction: one.direction === 'min' ? ('min' as const) : ('max' as const),
              isEnabled: isOn(one.is_enabled),
            },
          ]
        : [],
    ),
  );
}
