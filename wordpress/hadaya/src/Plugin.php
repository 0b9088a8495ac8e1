<?php
/**
 * The plugin as a whole.
 *
 * @package Hadaya
 */

namespace Hadaya;

use Hadaya\Admin\InboxPage;
use Hadaya\Admin\SettingsPage;
use Hadaya\Admin\Welcome;
use Hadaya\Assets\Loader;
use Hadaya\Assets\Manifest;
use Hadaya\Assets\PageIslands;
use Hadaya\Assets\ResourceHints;
use Hadaya\Chaty\ChatySource;
use Hadaya\ClickToChat\ClickToChatSource;
use Hadaya\Hooks\EveryRequest;
use Hadaya\Hooks\Pages;
use Hadaya\Hooks\Screens;
use Hadaya\Hooks\SettingsGroups;
use Hadaya\Http\FrontEndpoint;
use Hadaya\Http\RateTable;
use Hadaya\Jobs\Jobs;
use Hadaya\Joinchat\JoinchatSource;
use Hadaya\Languages\Languages;
use Hadaya\Leads\LeadAccess;
use Hadaya\Leads\LeadRetention;
use Hadaya\Mail\Outbox;
use Hadaya\Move\MoveSources;
use Hadaya\Quote\QuoteSending;
use Hadaya\Settings\Options;
use Hadaya\Statistics\CountRetention;
use Hadaya\Statistics\Tables;
use Hadaya\Support\Countries;
use Hadaya\Support\OwnTable;
use Hadaya\Swap\ActivePlugins;
use Hadaya\Widgets\PageContact;
use Hadaya\Widgets\PageRules;
use Hadaya\Widgets\PrintedWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * Puts the parts together: what a request may need is hooked, and made when its hook fires. `Hooks\EveryRequest`, `Hooks\Pages` and
 * `Hooks\Screens` tell what fires what.
 */
final class Plugin {

	/**
	 * Parts that others are given as a function, by the names of their parameters: few requests need these, and no other one reads their files.
	 */
	const LATER = array(
		'countries'      => Countries::class,
		'front_endpoint' => FrontEndpoint::class,
		'inbox_page'     => InboxPage::class,
		'page_contact'   => PageContact::class,
		'page_rules'     => PageRules::class,
		'printed_widgets' => PrintedWidgets::class,
		'quote_sending'  => QuoteSending::class,
		'settings_page'  => SettingsPage::class,
	);

	private Container $container;

	/**
	 * Makes nothing and hooks nothing yet.
	 */
	public function __construct() {
		$this->container = new Container(
			array(
				Manifest::class => static function ( Container $container ) {
					return Manifest::of_runtime( $container->get( Options::class )->runtime() );
				},
				Options::class  => static function ( Container $container ) {
					$options = new Options( $container->get( Languages::class ) );
					( new SettingsGroups( $container ) )->register( $options );
					return $options;
				},
				Loader::class   => static function ( Container $container ) {
					return $container->get( PageIslands::class )->loader();
				},
				ResourceHints::class    => static function ( Container $container ) {
					return $container->get( PageIslands::class )->hints();
				},
				MoveSources::class => static function ( Container $container ) {
					return new MoveSources(
						$container->get( ActivePlugins::class ),
						$container->get( ChatySource::class ),
						$container->get( JoinchatSource::class ),
						$container->get( ClickToChatSource::class )
					);
				},
				RateTable::class => static function ( Container $container ) {
					return new RateTable( $container->get( OwnTable::class ), $GLOBALS['wpdb'], time() );
				},
				\wpdb::class    => static function () {
					return $GLOBALS['wpdb'];
				},
			),
			self::LATER
		);
	}

	/**
	 * A part of the plugin, the same at every call.
	 *
	 * @template T of object
	 * @param class-string<T> $name Name of its class.
	 * @return T
	 */
	public function get( string $name ): object {
		return $this->container->get( $name );
	}

	/**
	 * Hooks everything into WordPress.
	 */
	public function register(): void {
		( new EveryRequest( $this->container ) )->register();
		if ( is_admin() ) {
			( new Screens( $this->container ) )->register();
		} else {
			( new Pages( $this->container ) )->register();
		}
	}

	/**
	 * Runs when the owner switches the plugin on.
	 */
	public static function activate(): void {
		$plugin = \hadaya();
		$plugin->get( Tables::class )->make();
		$plugin->get( LeadAccess::class )->grant();
		Welcome::prepare();
	}

	/**
	 * Runs when the owner switches the plugin off.
	 */
	public static function deactivate(): void {
		$plugin = \hadaya();
		$plugin->get( LeadRetention::class )->forget();
		CountRetention::forget();
		$plugin->get( Jobs::class )->unplan( Outbox::JOB, array() );
	}
}
