<?php
/**
 * The plugin as a whole.
 *
 * @package Hadaya
 */

namespace Hadaya;

use Hadaya\Admin\DiagnosisLink;
use Hadaya\Admin\Preview;
use Hadaya\Admin\SettingsPage;
use Hadaya\Admin\Welcome;
use Hadaya\Assets\Look;
use Hadaya\Assets\Manifest;
use Hadaya\Assets\PageSettings;
use Hadaya\Assets\Shortcodes;
use Hadaya\Assets\Tags;
use Hadaya\Blocks\BlockButton;
use Hadaya\Blocks\BlockChoice;
use Hadaya\Blocks\BlockGallery;
use Hadaya\Blocks\BlockPictures;
use Hadaya\Blocks\BlockSwatches;
use Hadaya\Chaty\ChatyMessages;
use Hadaya\Form\FormCall;
use Hadaya\Form\Nonces;
use Hadaya\Health\CronHealth;
use Hadaya\Health\MailHealth;
use Hadaya\Health\MessageHealth;
use Hadaya\Health\SiteHealth;
use Hadaya\Health\UploadHealth;
use Hadaya\Jobs\AfterAnswer;
use Hadaya\Jobs\Jobs;
use Hadaya\Leads\LeadDelivery;
use Hadaya\Leads\LeadDetail;
use Hadaya\Leads\LeadDownloads;
use Hadaya\Leads\LeadFilters;
use Hadaya\Leads\LeadNotes;
use Hadaya\Leads\LeadRepository;
use Hadaya\Leads\LeadRetention;
use Hadaya\Leads\LeadScreens;
use Hadaya\Leads\LeadStates;
use Hadaya\Leads\Leads;
use Hadaya\Leads\Privacy;
use Hadaya\Leads\PrivacyPolicy;
use Hadaya\Mail\Mailer;
use Hadaya\Mail\MailReport;
use Hadaya\Mail\Mails;
use Hadaya\Mail\Outbox;
use Hadaya\Mail\ReplyLimit;
use Hadaya\Page\GalleryPictures;
use Hadaya\Page\ThemeFont;
use Hadaya\Rest\MoveRoute;
use Hadaya\Rest\PreviewRoute;
use Hadaya\Rest\SettingsRoute;
use Hadaya\Rest\WebhookRoute;
use Hadaya\Settings\Options;
use Hadaya\Settings\SettingsStore;
use Hadaya\Statistics\CountFlush;
use Hadaya\Statistics\CountRetention;
use Hadaya\Statistics\Counters;
use Hadaya\Statistics\Visits;
use Hadaya\Swap\Swap;
use Hadaya\Vitals\Vitals;
use Hadaya\Webhook\Receiver;
use Hadaya\Webhook\Webhook;
use Hadaya\Webhook\WebhookReport;
use Hadaya\Widgets\ContactLinks;
use Hadaya\Widgets\Widget;

defined( 'ABSPATH' ) || exit;

/**
 * Puts the parts together.
 */
final class Plugin {


	/**
	 * The owner's settings.
	 *
	 * @var Options
	 */
	public Options $options;

	/**
	 * The built files.
	 *
	 * @var Manifest
	 */
	public Manifest $manifest;

	/**
	 * Script and style tags.
	 *
	 * @var Tags
	 */
	public Tags $tags;

	/**
	 * Shortcodes and template tags.
	 *
	 * @var Shortcodes
	 */
	public Shortcodes $shortcodes;

	/**
	 * Our own contact widget.
	 *
	 * @var Widget
	 */
	public Widget $widget;

	/**
	 * The requests from the contact widget.
	 *
	 * @var Leads
	 */
	public Leads $leads;

	/**
	 * Views and clicks.
	 *
	 * @var Counters
	 */
	public Counters $counters;

	/**
	 * Creates the parts; nothing is hooked yet.
	 */
	public function __construct() {
		$this->options    = new Options();
		$this->manifest   = self::manifest( $this->options->runtime() );
		$this->tags       = new Tags( $this->manifest, $this->options );
		$this->shortcodes = new Shortcodes( $this->options, $this->tags );
		$this->widget     = new Widget( $this->options, $this->tags );
		$this->leads      = new Leads( $this->widget );
		$this->counters   = new Counters( $this->widget );
	}

	/**
	 * Hooks everything into WordPress.
	 */
	public function register(): void {
		$jobs  = new Jobs();
		$leads = new LeadRepository();
		add_action( 'init', array( $this, 'load_translations' ), 1 );
		$this->tags->register();
		( new Swap( $this->options, $this->manifest, $this->tags ) )->register();
		( new BlockSwatches( $this->options, $this->tags ) )->register();
		( new BlockButton( $this->options ) )->register();
		( new BlockGallery( $this->options ) )->register();
		( new BlockChoice( $this->options ) )->register();
		( new BlockPictures( $this->options ) )->register();
		( new GalleryPictures( $this->options ) )->register();
		( new ThemeFont( $this->options ) )->register();
		( new PageSettings( $this->options, $this->manifest ) )->register();
		( new Look( $this->options ) )->register();
		$this->shortcodes->register();
		$this->leads->register();
		( new LeadStates() )->register();
		( new LeadRetention( $this->options, $jobs, $leads ) )->register();
		( new Privacy( $leads ) )->register();
		$this->counters->register();
		( new Vitals( $this->options, $this->tags ) )->register();
		( new CountFlush() )->register();
		( new CountRetention( $this->options ) )->register();
		$this->widget->register();
		( new ContactLinks( $this->options, $this->widget ) )->register();
		( new Nonces( $this->widget, $this->options ) )->register();
		$webhook = new Webhook( $this->options, $jobs, new Receiver() );
		$webhook->register();
		( new WebhookRoute() )->register();
		$mails  = new Mails( $this->options, new Mailer(), new ReplyLimit() );
		$outbox = new Outbox( $mails, $jobs );
		$outbox->register();
		( new FormCall( $this->widget, new LeadDelivery( $mails, $outbox, $webhook, $jobs, new AfterAnswer() ) ) )->register();
		( new DiagnosisLink() )->register();
		( new SiteHealth( $this->manifest ) )->register();
		( new MessageHealth( $this->options ) )->register();
		( new UploadHealth() )->register();
		( new MailHealth() )->register();
		( new CronHealth( $this->options, $this->widget ) )->register();
		$store = new SettingsStore( $this->options );
		( new SettingsRoute( $store ) )->register();
		( new MoveRoute( $store, new ChatyMessages( $leads ) ) )->register();
		( new PreviewRoute( $store ) )->register();
		( new Preview( $this->options ) )->register();
		if (is_admin() ) {
			add_action( 'admin_init', array( Visits::class, 'make_tables' ) );
			( new SettingsPage( $store, $this->leads ) )->register();
			( new Welcome() )->register();
			$notes = new LeadNotes();
			$notes->register();
			( new LeadFilters() )->register();
			( new LeadScreens() )->register();
			( new LeadDetail( $notes ) )->register();
			( new LeadDownloads() )->register();
			( new MailReport( $outbox ) )->register();
			( new PrivacyPolicy( $this->options, $this->widget ) )->register();
			( new WebhookReport( $webhook ) )->register();
		}
	}

	/**
	 * The files that are built against a runtime; React's where the light ones are missing.
	 *
	 * @param  string $runtime Runtime.
	 * @return Manifest
	 */
	public static function manifest( string $runtime ): Manifest {
		$folder = 'light' === $runtime && is_readable( HADAYA_FOLDER . 'dist/light/manifest.json' ) ? 'dist/light' : 'dist';
		return new Manifest( HADAYA_FOLDER . $folder, plugins_url( $folder, HADAYA_FILE ) );
	}

	/**
	 * Makes the Arabic texts available.
	 */
	public function load_translations(): void {
		load_plugin_textdomain( 'hadaya', false, dirname( plugin_basename( HADAYA_FILE ) ) . '/languages' );
	}

	/**
	 * Runs when the owner switches the plugin on.
	 */
	public static function activate(): void {
		delete_option( Visits::VERSION_OPTION );
		Visits::make_tables();
		Welcome::prepare();
	}

	/**
	 * Runs when the owner switches the plugin off.
	 */
	public static function deactivate(): void {
		LeadRetention::forget();
		CountRetention::forget();
		( new Jobs() )->unplan( Outbox::JOB, array() );
		CountFlush::flush();
		CountFlush::forget();
	}
}
