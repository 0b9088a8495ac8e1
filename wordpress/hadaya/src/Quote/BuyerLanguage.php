<?php
/**
 * The language of a buyer.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote;

use Hadaya\Languages\LanguageTag;
use Hadaya\Languages\LocaleSwitcher;

defined( 'ABSPATH' ) || exit;

/**
 * Chooses the locale in which a quote is shown: that of the page from which it was sent, where the site or the plugin has its texts.
 */
final class BuyerLanguage {

	/**
	 * Languages of the plugin's own texts.
	 */
	const OURS = array( 'en_US', 'ar' );

	/**
	 * Switches to the locale of a language; to the site's where none fits.
	 *
	 * @param string $tag Tag, `ar-OM`.
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
