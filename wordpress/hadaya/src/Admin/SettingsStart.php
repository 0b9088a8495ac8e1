<?php
/**
 * Start data for the settings app.
 *
 * @package Hadaya
 */

namespace Hadaya\Admin;

use Hadaya\Assets\Islands;
use Hadaya\Assets\Manifest;
use Hadaya\Languages\Languages;
use Hadaya\Move\MoveSources;
use Hadaya\Settings\Options;
use Hadaya\Settings\Schema\FrontSchema;
use Hadaya\Settings\Schema\SettingsSchema;
use Hadaya\Settings\SettingsStore;
use Hadaya\Support\Countries;
use Hadaya\Swap\ActivePlugins;
use Hadaya\Widgets\Channels;
use Hadaya\Widgets\ContactWidgets;
use Hadaya\Widgets\WidgetList;

defined( 'ABSPATH' ) || exit;

/**
 * Collects the data that the settings app needs before its first request: settings, schema, and facts about the site such as languages and active
 * plugins.
 */
final class SettingsStart {

	private SettingsStore $store;
	private MoveSources $sources;
	private Islands $islands;
	private ActivePlugins $active_plugins;
	private Channels $channels;
	private Countries $countries;
	private SettingsSchema $settings_schema;
	private PreviewRoute $preview_route;
	private WidgetList $widget_list;
	private Languages $languages;

	public function __construct(
		SettingsStore $store,
		MoveSources $sources,
		Islands $islands,
		ActivePlugins $active_plugins,
		Channels $channels,
		Countries $countries,
		SettingsSchema $settings_schema,
		PreviewRoute $preview_route,
		WidgetList $widget_list,
		Languages $languages
	) {
		$this->store           = $store;
		$this->sources         = $sources;
		$this->islands         = $islands;
		$this->active_plugins  = $active_plugins;
		$this->channels        = $channels;
		$this->countries       = $countries;
		$this->settings_schema = $settings_schema;
		$this->preview_route   = $preview_route;
		$this->widget_list     = $widget_list;
		$this->languages       = $languages;
	}

	/**
	 * Returns the stored settings, their schema, and all facts about the site that the app needs before its first request.
	 *
	 * @param Manifest $files The app's files.
	 * @return array<string, mixed>
	 */
	public function all( Manifest $files ): array {
		$parts = array();
		foreach ( array_keys( $this->islands->all() ) as $name ) {
			$parts[] = array(
				'name'    => $name,
				'plugins' => $this->active_plugins->behind( $name ),
				'missing' => ! Manifest::of_runtime( 'react' )->has( $name ),
			);
		}
		$weights = array();
		foreach ( Options::RUNTIMES as $runtime ) {
			$weights[ $runtime ] = number_format_i18n( ( Manifest::of_runtime( $runtime )->entries()['runtime']['gzip'] ?? 0 ) / 1000, 1 );
		}
		$contact = $this->active_plugins->behind( 'contact-widget' );
		return array(
			'state'     => $this->store->state(),
			'languages' => array(
				'shop'  => array_values( wp_list_filter( $this->languages->all(), array( 'is_added' => false ) ) ),
				'known' => Languages::known(),
			),
			'fresh'     => $this->widget_list->fresh(),
			'schema'    => $this->settings_schema->all(),
			'view'      => $this->preview_route->view_schema(),
			'countries' => Countries::CODES,
			'zones'     => timezone_identifiers_list(),
			'channels'  => $this->channels->describe(),
			'parts'     => $parts,
			'names'     => FrontSchema::names(),
			'weights'   => $weights,
			'rival'     => ContactWidgets::has_contact_plugin() ? ( array() === $contact ? __( 'A contact plugin', 'hadaya' ) : $contact[0] ) : '',
			'movers'    => $this->sources->found(),
			'home'      => $this->countries->home(),
			'plans'     => Countries::NUMBERS,
			'kinds'     => self::address_of( $files, 'numbers' ),
			'qr'        => self::address_of( $files, 'qr' ),
			'zone'      => wp_timezone_string(),
			'homeZones' => '' === $this->countries->home()
				? array()
				: timezone_identifiers_list( \DateTimeZone::PER_COUNTRY, $this->countries->home() ),
			'version'   => HADAYA_VERSION,
			'screen'    => Menu::screen(),
			'pages'     => Menu::address(),
			'plugins'   => admin_url( 'plugins.php' ),
			'shop'      => home_url( '/' ),
			// Links to the inbox with the copied messages, because the menu does not list the inbox if another contact plugin is active.
			'messages'  => Menu::address( 'inbox' ),
		);
	}

	/**
	 * Returns the URL of a file that the app loads on demand; empty if the file is missing.
	 *
	 * @param Manifest $files The app's files.
	 * @param string   $name  Logical name.
	 * @return string
	 */
	private static function address_of( Manifest $files, string $name ): string {
		$file = $files->has( $name ) ? $files->describe( $name ) : null;
		return null === $file ? '' : add_query_arg( 'ver', (string) $file['version'], $file['url'] );
	}
}
