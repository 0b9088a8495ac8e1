import { useEffect, useState } from '@wordpress/element';
import { loadKinds } from '../../dom/loadKinds.ts';
import type { NumberKind, TellKind } from '../../model/numberKind.ts';

/** Returns a number's type once the file with the types has loaded; undefined until then or on failure. */
export function useNumberKind(address: string, number: string): NumberKind | undefined {
  const [tell, setTell] = useState<{ readonly kindOf: TellKind }>();
  const isAsked = address !== '' && number !== '';
  useEffect(() => {
    let isCurrent = true;
    if (isAsked)
      loadKinds(address).then(
        (kindOf) => isCurrent && setTell({ kindOf }),
        () => {},
      );
    return () => {
      isCurrent = false;
    };
  }, [address, isAsked]);
  return isAsked ? tell?.kindOf(number) : undefined;
}
