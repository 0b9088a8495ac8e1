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
use Hadaya\Assets\Islands;
use Hadaya\Assets\Loader;
use Hadaya\Assets\Manifest;
use Hadaya\Assets\PageIslands;
use Hadaya\Assets\PartsSchema;
use Hadaya\Assets\ResourceHints;
use Hadaya\Chaty\ChatySource;
use Hadaya\ClickToChat\ClickToChatSource;
use Hadaya\Form\FormNotes;
use Hadaya\Form\FormSchema;
use Hadaya\Hooks\EveryRequest;
use Hadaya\Hooks\Pages;
use Hadaya\Hooks\Screens;
use Hadaya\Inbox\AnswerTemplates;
use Hadaya\Inbox\DataSchema;
use Hadaya\Jobs\Jobs;
use Hadaya\Joinchat\JoinchatSource;
use Hadaya\Leads\LeadAccess;
use Hadaya\Leads\LeadRetention;
use Hadaya\Mail\Mails;
use Hadaya\Mail\Outbox;
use Hadaya\Move\MoveSources;
use Hadaya\Settings\Options;
use Hadaya\Statistics\CountRetention;
use Hadaya\Statistics\Tables;
use Hadaya\Widgets\BrokenRules;
use Hadaya\Widgets\ChannelSchema;
use Hadaya\Widgets\Consent;
use Hadaya\Widgets\FormDefaults;
use Hadaya\Widgets\WidgetDefaults;
use Hadaya\Widgets\WidgetList;
use Hadaya\Widgets\WidgetSchema;

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
					self::register_settings();
					return new Options();
				},
				Loader::class   => static function ( Container $container ) {
					return $container->get( PageIslands::class )->loader();
				},
				ResourceHints::class    => static function ( Container $container ) {
					return $container->get( PageIslands::class )->hints();
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
	 * Registers every group of the settings with its subject, in the order in which the owner meets them. Nothing of a subject is read
	 * for that.
	 */
	public static function register_settings(): void {
		self::register_parts();
		self::register_contact();
		self::register_kept();
	}

	/**
	 * The parts of the front end.
	 */
	private static function register_parts(): void {
		Options::register(
			'islands',
			array(
				'complete' => array( Islands::class, 'switches' ),
				'schema'   => array( PartsSchema::class, 'islands' ),
			)
		);
		Options::register(
			'files',
			array(
				'defaults' => array( 'runtime' => Options::RUNTIMES[0] ),
				'schema'   => array( PartsSchema::class, 'files' ),
			)
		);
		Options::register(
			'look',
			array(
				'defaults' => array( 'hadaya' => false ),
				'schema'   => array( PartsSchema::class, 'look' ),
			)
		);
	}

	/**
	 * The contact widgets and their form.
	 */
	private static function register_contact(): void {
		Options::register(
			'widgets',
			array(
				'complete' => array( WidgetDefaults::class, 'complete_all' ),
				'schema'   => array( WidgetSchema::class, 'all' ),
				'notes'    => array( BrokenRules::class, 'notes' ),
				'fill'     => array( WidgetList::class, 'fill' ),
				'merge'    => array( WidgetList::class, 'merge' ),
				'prepare'  => array( ChannelSchema::class, 'prepare' ),
				'formats'  => array( ChannelSchema::class, 'formats' ),
			)
		);
		Options::register(
			'common',
			array(
				'complete' => array( WidgetDefaults::class, 'complete_common' ),
				'schema'   => array( WidgetSchema::class, 'shared' ),
			)
		);
		Options::register(
			'form',
			array(
				'complete' => array( FormDefaults::class, 'complete' ),
				'schema'   => array( FormSchema::class, 'all' ),
				'notes'    => array( FormNotes::class, 'all' ),
				'remember' => array( Consent::class, 'remember' ),
				'places'   => array( Mails::class, 'places' ),
			)
		);
	}

	/**
	 * What is kept, and for how long.
	 */
	private static function register_kept(): void {
		Options::register(
			'messages',
			array(
				'defaults' => array(
					'delete_with_plugin' => false,
					'keep_days'          => 0,
					'templates'          => array(),
					'signatures'         => array(),
				),
				'schema'   => array( DataSchema::class, 'all' ),
				'places'   => array( AnswerTemplates::class, 'places' ),
			)
		);
		Options::register(
			'statistics',
			array(
				// Two whole years can be compared.
				'defaults' => array( 'keep_months' => 25 ),
				'schema'   => array( CountRetention::class, 'schema' ),
			)
		);
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
