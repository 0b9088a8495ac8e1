<?php
/**
 * Owner's settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings;

use Hadaya\Languages\Languages;
use Hadaya\Languages\LocalizedTexts;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the plugin's only settings option and fills in defaults. The result is cached until a hook calls `forget()`. The groups of all subjects
 * (folders in `src`) are passed to `register()`, so that this class, which every request loads, does not depend on those folders.
 *
 * @phpstan-import-type WidgetSettings from \Hadaya\Settings\Schema\SettingsSchema
 * @phpstan-import-type CommonSettings from \Hadaya\Settings\Schema\SettingsSchema
 * @phpstan-import-type FormSettings from \Hadaya\Settings\Schema\SettingsSchema
 */
final class Options {
	/** Option that contains all settings as JSON. */
	const NAME = 'hadaya_options';

	/** Runtimes for the islands; the first is the default. */
	const RUNTIMES = array( 'react', 'light' );

	/** @var array<string, array<string, callable|class-string|array<string, mixed>>> Registered parts of each group. */
	private array $groups = array();

	/** @var array<string, array<int|string, mixed>> Groups read so far, in the current page's language. */
	private array $read = array();

	/** @var bool[]|null */
	private ?array $islands = null;

	/** @var array<string, mixed>|null */
	private ?array $stored = null;
	private Languages $languages;

	public function __construct( Languages $languages ) {
		$this->languages = $languages;
	}

	/**
	 * Registers a group. Groups are displayed in the order in which they are registered. Functions are passed as names or closures, so that the files
	 * of their classes load only when needed.
	 *
	 * @param string                                                    $name  Name.
	 * @param array<string, callable|class-string|array<string, mixed>> $parts Its `schema`, and either `defaults` (the values of a fresh site) or
	 * `complete( $stored )` (a function that fills in missing values). `SettingParts` describes the optional parts.
	 */
	public function register( string $name, array $parts ): void {
		$this->groups[ $name ] = $parts;
	}

	/** @return array<string, array<string, callable|class-string|array<string, mixed>>> Registered parts of each group. */
	public function groups(): array {
		return $this->groups;
	}

	/**
	 * Returns the stored settings without defaults; empty on a new site.
	 *
	 * @return array<string, mixed>
	 */
	public function stored(): array {
		if ( null === $this->stored ) {
			// Does not use `StoredJson`, which would load another file on every request.
			$kept         = json_decode( (string) get_option( self::NAME, '' ), true );
			$this->stored = is_array( $kept ) ? $kept : array();
		}
		return $this->stored;
	}

	/**
	 * Returns a group with defaults filled in and the owner's texts in the page's language. The files of other groups are not loaded.
	 *
	 * @param string $name Name of the group.
	 * @return array<int|string, mixed>
	 */
	public function group( string $name ): array {
		if ( ! isset( $this->read[ $name ] ) ) {
			$elsewhere   = has_filter( 'wpml_translate_single_string' ) ? array( StringTranslation::class, 'translate' ) : 'strval';
			$group       = array( $name => $this->complete_group( $name, $this->stored()[ $name ] ?? null ) );
			$this->read += LocalizedTexts::in( $group, Languages::page(), $this->languages->main(), $elsewhere );
		}
		return $this->read[ $name ];
	}

	/**
	 * Clears the cached settings, so that the next call reads them again.
	 */
	public function forget(): void {
		$this->read    = array();
		$this->stored  = null;
		$this->islands = null;
		$this->languages->forget();
	}

	/**
	 * Returns the settings with defaults filled in and with texts in all their languages.
	 *
	 * @param array<string, mixed> $stored Stored data.
	 * @return array<string, mixed>
	 */
	public function complete( array $stored ): array {
		$settings = array();
		foreach ( array_keys( $this->groups ) as $group ) {
			$settings[ $group ] = $this->complete_group( $group, $stored[ $group ] ?? null );
		}
		$settings['page_settings'] = isset( $stored['page_settings'] ) && is_array( $stored['page_settings'] ) ? $stored['page_settings'] : array();
		return $settings;
	}

	/**
	 * Returns the values of a group with defaults filled in.
	 *
	 * @param string $name   Name of the group.
	 * @param mixed  $stored Its stored data.
	 * @return array<int|string, mixed>
	 */
	private function complete_group( string $name, $stored ): array {
		$kept  = is_array( $stored ) ? $stored : array();
		$parts = $this->groups[ $name ];
		return isset( $parts['complete'] ) ? call_user_func( $parts['complete'], $kept ) : array_merge( $parts['defaults'], $kept );
	}

	/**
	 * Checks whether an island is enabled on this site.
	 *
	 * @param string $island Island.
	 */
	public function is_island_on( string $island ): bool {
		return ! empty( $this->islands()[ $island ] );
	}

	/** Checks whether any island is enabled on this site. */
	public function has_islands(): bool {
		return array() !== array_filter( $this->islands() );
	}

	/**
	 * Returns the switches of the islands, keyed by island name, without filling in the defaults of other groups.
	 *
	 * @return bool[]
	 */
	private function islands(): array {
		if ( null === $this->islands ) {
			$this->islands = $this->complete_group( 'islands', $this->stored()['islands'] ?? null );
		}
		return $this->islands;
	}

	/**
	 * Returns the front end's settings for `window.hadaya.settings`, keyed by group.
	 *
	 * @return array<string, mixed>
	 */
	public function page_settings(): array {
		$stored = $this->stored();
		return isset( $stored['page_settings'] ) && is_array( $stored['page_settings'] ) ? $stored['page_settings'] : array();
	}

	/** @return list<WidgetSettings> */
	public function widgets(): array {
		return $this->group( 'widgets' );
	}

	/** @return CommonSettings */
	public function common(): array {
		return $this->group( 'common' );
	}

	/** @return FormSettings */
	public function form(): array {
		return $this->group( 'form' );
	}

	/**
	 * Returns the runtime that the owner chose, or the default one. The runtime is read before translations load, so the group's defaults are not
	 * filled in.
	 *
	 * @return string
	 */
	public function runtime(): string {
		$runtime = $this->stored()['files']['runtime'] ?? '';
		return in_array( $runtime, self::RUNTIMES, true ) ? $runtime : self::RUNTIMES[0];
	}

	/** Checks whether the widgets use Hadaya's own design instead of the replaced plugins'. */
	public function has_own_look(): bool {
		$stored = $this->stored();
		$look   = isset( $stored['page_settings']['look'] ) ? $stored['page_settings']['look'] : '';
		return ! empty( $stored['look']['hadaya'] ) || 'hadaya' === $look;
	}
}
