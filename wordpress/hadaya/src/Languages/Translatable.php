<?php
/**
 * Translatable settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Languages;

defined( 'ABSPATH' ) || exit;

/**
 * Marks the translatable texts in the schema, and adds the default texts in each of the shop's languages for the settings app.
 *
 * @phpstan-import-type Language from Languages
 */
final class Translatable {

	/**
	 * Languages whose default texts are always included, because the owner may add one of them while the settings are open.
	 */
	const SPOKEN = array(
		'en' => array(
			'tag'    => 'en',
			'locale' => 'en_US',
		),
		'ar' => array(
			'tag'    => 'ar',
			'locale' => 'ar',
		),
	);

	private Languages $languages;

	public function __construct( Languages $languages ) {
		$this->languages = $languages;
	}

	/**
	 * Returns the schema's groups with the keyword `isTranslatable` on translatable texts and, in the admin area, with their default texts as
	 * `usual`.
	 *
	 * @param array<string, array<string, mixed>> $groups Schemas of the groups by name.
	 * @return array<string, array<string, mixed>>
	 */
	public function mark( array $groups ): array {
		$usual = is_admin() ? $this->usual( $this->languages->all() + self::SPOKEN ) : array();
		foreach ( LocalizedTexts::FIELDS as $group => $paths ) {
			foreach ( $paths as $path ) {
				$marks = array( 'isTranslatable' => true );
				if ( isset( $usual[ $path ] ) ) {
					$marks['usual'] = $usual[ $path ];
				}
				$this->mark_at( $groups[ $group ], explode( '.', $path ), $marks );
			}
		}
		return $groups;
	}

	/**
	 * Sets keywords on the field at a path, in which `*` stands for a list's items.
	 *
	 * @param array<string, mixed>                                       $schema Schema; changed in place.
	 * @param string[]                                                   $parts  Parts of the path.
	 * @param array{isTranslatable: bool, usual?: array<string, string>} $marks  Keywords to set.
	 */
	private function mark_at( array &$schema, array $parts, array $marks ): void {
		$name = array_shift( $parts );
		if ( null === $name ) {
			$schema += $marks;
		} elseif ( '*' === $name && isset( $schema['items'] ) ) {
			$this->mark_at( $schema['items'], $parts, $marks );
		} elseif ( isset( $schema['properties'][ $name ] ) ) {
			$this->mark_at( $schema['properties'][ $name ], $parts, $marks );
		}
	}

	/**
	 * Returns the default texts, keyed by path and then by language tag.
	 *
	 * @param array<string, Language|array{tag: string, locale: string}> $languages Languages.
	 * @return array<string, array<string, string>>
	 */
	private function usual( array $languages ): array {
		$usual = array();
		foreach ( $languages as $language ) {
			$switcher = ( new LocaleSwitcher( $language['locale'] ) )->begin();
			foreach ( DefaultTexts::all() as $path => $marks ) {
				$usual[ $path ][ $language['tag'] ] = $marks[1];
			}
			$switcher->end();
		}
		return $usual;
	}
}
