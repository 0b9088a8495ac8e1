import { createStore } from '@hadaya/core';
import { openConsent } from '@hadaya/core/consent';
import { readDevice } from '../widget/model/index.ts';
import type { ContactPage } from './ContactPage.ts';
import { reduceContact } from './model/contactState.ts';

export function createPage(given: Pick<ContactPage, 'context' | 'signal' | 'server' | 'widgets'>): ContactPage {
  const { window } = given.context.environment;
  return {
    ...given,
    device: readDevice(window.navigator.userAgent),
    consent: openConsent(window),
    store: createStore(reduceContact, {}),
    captchas: { scripts: new Map() },
  };
}
