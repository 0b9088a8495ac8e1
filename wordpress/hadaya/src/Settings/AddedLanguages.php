<?php
/**
 * Languages added by the owner.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the owner's languages to the site's language if no translation plugin defines the shop's languages.
 *
 * @phpstan-import-type NamedLanguage from \Hadaya\Languages\Languages
 */
final class AddedLanguages {

	private Options $options;

	public function __construct( Options $options ) {
		$this->options = $options;
	}

	/**
	 * Appends the languages that the owner added, unless the languages come from a translation plugin.
	 *
	 * @param list<NamedLanguage> $languages Languages, the main one first.
	 * @param bool                $of_plugin Whether these languages come from a translation plugin.
	 * @return list<NamedLanguage>
	 */
	public function add( $languages, $of_plugin ): array {
		foreach ( $of_plugin ? array() : (array) $this->options->stored()['common']['languages'] as $tag ) {
			$languages[] = array(
				'locale'   => (string) $tag,
				'is_added' => true,
			);
		}
		return $languages;
	}
}
