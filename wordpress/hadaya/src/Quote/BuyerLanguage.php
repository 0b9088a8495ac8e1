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
 * Selects the locale for a quote: the locale of the page from which the request was sent, if the site or the plugin is translated into that language.
 */
final class BuyerLanguage {

	/**
	 * Locales that the plugin's own translations cover.
	 */
	const OURS = array( 'en_US', 'ar' );

	/**
	 * Returns a switcher to the locale for a language, or to the site's locale if none fits.
	 *
	 * @param string $tag Language tag, such as `ar-OM`.
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
