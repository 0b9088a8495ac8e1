<?php
/**
 * The plugin as a whole.
 *
 * @package Hadaya
 */

namespace Hadaya;

use Hadaya\Admin\InboxMenu;
use Hadaya\Admin\InboxPage;
use Hadaya\Admin\Menu;
use Hadaya\Admin\SettingsPage;
use Hadaya\Admin\Welcome;
use Hadaya\Assets\Hints;
use Hadaya\Assets\Loader;
use Hadaya\Assets\Manifest;
use Hadaya\Assets\Tags;
use Hadaya\Chaty\ChatySource;
use Hadaya\ClickToChat\ClickToChatSource;
use Hadaya\Hooks\EveryRequest;
use Hadaya\Hooks\Pages;
use Hadaya\Hooks\Screens;
use Hadaya\Hooks\SettingGroups;
use Hadaya\Jobs\Jobs;
use Hadaya\Joinchat\JoinchatSource;
use Hadaya\Leads\LeadAccess;
use Hadaya\Leads\LeadRetention;
use Hadaya\Mail\Outbox;
use Hadaya\Move\MoveSources;
use Hadaya\Settings\Options;
use Hadaya\Statistics\CountRetention;
use Hadaya\Statistics\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Puts the parts together: what a request may need is hooked, and made when its hook fires. `Hooks\EveryRequest`, `Hooks\Pages` and
 * `Hooks\Screens` tell what fires what.
 */
final class Plugin {

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
				Options::class  => static function () {
					SettingGroups::register();
					return new Options();
				},
				Loader::class   => static function ( Container $container ) {
					return $container->get( Tags::class )->loader();
				},
				Hints::class    => static function ( Container $container ) {
					return $container->get( Tags::class )->hints();
				},
				Menu::class     => static function ( Container $container ) {
					return new Menu( static fn (): SettingsPage => $container->get( SettingsPage::class ) );
				},
				InboxMenu::class => static function ( Container $container ) {
					return new InboxMenu( static fn (): InboxPage => $container->get( InboxPage::class ) );
				},
				MoveSources::class => static function () {
					return new MoveSources( new ChatySource(), new JoinchatSource(), new ClickToChatSource() );
				},
				\wpdb::class    => static function () {
					return $GLOBALS['wpdb'];
				},
			)
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
		EveryRequest::register( $this->container );
		if ( is_admin() ) {
			Screens::register( $this->container );
		} else {
			Pages::register( $this->container );
		}
	}

	/**
	 * Runs when the owner switches the plugin on.
	 */
	public static function activate(): void {
		Tables::make();
		LeadAccess::grant();
		Welcome::prepare();
	}

	/**
	 * Runs when the owner switches the plugin off.
	 */
	public static function deactivate(): void {
		LeadRetention::forget();
		CountRetention::forget();
		( new Jobs() )->unplan( Outbox::JOB, array() );
	}
}
