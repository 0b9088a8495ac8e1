<?php
/**
 * Language of a buyer.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote;

use Hadaya\Languages\LanguageTag;
use Hadaya\Languages\LocaleSwitcher;

defined( 'ABSPATH' ) || exit;

/**
 * Selects the locale of a quote: the locale of the page from which it was sent, if the site or the plugin is translated
 * into that language.
 */
final class BuyerLanguage {

	/**
	 * Languages of the plugin's own translations.
	 */
	const OURS = array( 'en_US', 'ar' );

	/**
	 * Returns a switcher to the locale of a language, or to the site's locale if none fits.
	 *
	 * @param string $tag Tag, such as `ar-OM`.
	 * @return LocaleSwitcher
	 */
	public function switcher( string $tag ): LocaleSwitcher {
		$site    = get_locale();
		$locales = array_unique( array_merge( array( $site ), get_available_languages(), self::OURS ) );
		$tags    = array_map( array( LanguageTag::class, 'of' ), $locales );
		$chosen  = LanguageTag::choose( LanguageTag::of( $tag ), $tags );
		return new LocaleSwitcher( '' === $chosen ? $site : array_combine( $tags, $locales )[ $chosen ] );
	}
}
