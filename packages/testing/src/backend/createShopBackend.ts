import { type Catalogue, createCatalogue } from '../shop/catalogue.ts';
import type { Locale } from '../shop/locale.ts';
import { applyFault } from './applyFault.ts';
import type { BackendCall } from './backendCall.ts';
import { requestedFault } from './fault.ts';
import { createFaultControl, type FaultControl } from './faultControl.ts';
import { adminAjaxHandlers } from './handlers/adminAjax.ts';
import { createNotesHandlers } from './handlers/createNotesHandlers.ts';
import { restHandlers } from './handlers/rest.ts';
import { wcAjaxHandlers } from './handlers/wcAjax.ts';
import { isBackendUrl, readCall } from './readCall.ts';
import { type BackendHandlers, routeCall } from './routeCall.ts';

/** A recorded call. Calls are recorded before the response is sent, so that hanging calls are included. */
export type ReceivedCall = BackendCall;

/** The shop's server side: handles requests, records them, and fails on demand. */
export interface ShopBackend {
  readonly catalogue: Catalogue;
  readonly faults: FaultControl;
  /** All calls received since the last `reset`, in order. */
  readonly received: readonly ReceivedCall[];
  receivedBy(name: string): readonly ReceivedCall[];
  owns(url: URL): boolean;
  handle(request: Request): Promise<Response>;
  /** Records a call that other code handles, for example a posted cart form. */
  record(call: ReceivedCall): void;
  reset(): void;
}

/** Extra handlers are added to the built-in ones and replace those of the same name. */
export interface ShopBackendOptions {
  readonly catalogue?: Catalogue;
  readonly handlers?: Partial<BackendHandlers>;
}

export function createShopBackend(options: ShopBackendOptions = {}): ShopBackend {
  const catalogue = options.catalogue ?? createCatalogue();
  const handlers = withDefaults(options.handlers);
  const faults = createFaultControl();
  const received: ReceivedCall[] = [];
  return {
    catalogue,
    faults,
    received,
    receivedBy: (name) => received.filter((call) => call.name === name),
    owns: isBackendUrl,
    record: (call) => received.push(call),
    async handle(request) {
      const call = await readCall(request);
      received.push(call);
      const fault = requestedFault(request) ?? faults.take(call.name);
      const shop = { catalogue, locale: localeOf(call) };
      return applyFault({ fault, request, answer: async () => routeCall(call, handlers)(call, shop) });
    },
    reset() {
      received.length = 0;
      faults.clear();
    },
  };
}

function withDefaults(extra: Partial<BackendHandlers> = {}): BackendHandlers {
  return {
    adminAjax: { ...adminAjaxHandlers, ...extra.adminAjax },
    wcAjax: { ...wcAjaxHandlers, ...extra.wcAjax },
    rest: { ...restHandlers, ...createNotesHandlers(), ...extra.rest },
  };
}

/** Reads the locale from the URL's language prefix or its `lang` parameter; translation plugins use both. */
function localeOf(call: BackendCall): Locale {
  return call.url.pathname.startsWith('/ar/') || call.url.searchParams.get('lang') === 'ar' ? 'ar' : 'en';
}
